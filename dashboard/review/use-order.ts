import { useState } from 'react';
import type { ReviewOrder } from '../api/review.js';

const STORED_AS = 'emet.review-order';

export const ORDERS: readonly ReviewOrder[] = ['oldest', 'score'];

/** The order of the queue, kept in this browser. */
export function useOrder(): [ReviewOrder, (order: string) => void] {
  const [order, setOrder] = useState(() => orderOf(localStorage.getItem(STORED_AS)));
  return [
    order,
    (wanted) => {
      localStorage.setItem(STORED_AS, wanted);
      setOrder(orderOf(wanted));
    },
  ];
}

const orderOf = (text: string | null): ReviewOrder =>
  ORDERS.find((order) => order === text) ?? 'oldest';
