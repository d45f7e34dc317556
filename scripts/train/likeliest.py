"""Fits a multinomial logistic regression near given weights: for models that are fitted on to further examples."""

import numpy as np
from scipy.optimize import minimize
from scipy.sparse import csr_matrix
from scipy.special import log_softmax, logsumexp

STEPS_MAX = 400


def likeliest(inputs: csr_matrix, may_be: np.ndarray, start: np.ndarray, held: np.ndarray) -> np.ndarray:
    """Weights (classes, features + 1), the last one of each class its bias, that are likeliest a posteriori.

    `inputs` is (examples, features); `may_be` (examples, classes) says which classes an example may be of, at least
    one; a normal prior has its mean at `start` and the precision `held`, both of the shape of the weights; what is
    held infinitely stays as it is.
    """
    barred = np.where(may_be, 0, -np.inf)
    is_fixed = np.isinf(held)
    precision = np.where(is_fixed, 0, held)

    def loss(flat: np.ndarray) -> tuple[float, np.ndarray]:
        weights = flat.reshape(start.shape)
        logs = log_softmax(inputs @ weights[:, :-1].T + weights[:, -1], axis=1)
        right = logsumexp(logs + barred, axis=1, keepdims=True)
        wrong = np.exp(logs) - np.exp(logs + barred - right)
        moved = weights - start
        gradient = precision * moved
        gradient[:, :-1] += (inputs.T @ wrong).T
        gradient[:, -1] += wrong.sum(axis=0)
        gradient[is_fixed] = 0
        return float((precision * moved**2).sum() / 2 - right.sum()), gradient.ravel()

    options = {"maxiter": STEPS_MAX, "maxfun": 2 * STEPS_MAX}
    fitted = minimize(loss, start.ravel(), jac=True, method="L-BFGS-B", options=options)
    return fitted.x.reshape(start.shape)
