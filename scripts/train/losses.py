"""What the training minimises.

Shapes: logits and cover [1, 2, h, w]; cover is the share of each cell that was
changed by a head's own operations, 0-1; other the same of any operation.
"""

import torch
import torch.nn.functional as F

# A cell counts as changed from this share, and as untouched below the other; between them it is left out.
CHANGED, UNTOUCHED = 0.35, 0.02
POSITIVE_WEIGHT = 3.0
# Cells whose mean logit stands for the page.
TOP_CELLS = 12
# By how much a forged page's logits should stand above its twin's.
TWIN_MARGIN = 1.0


def pixel_loss(logits: torch.Tensor, cover: torch.Tensor, touched: torch.Tensor) -> torch.Tensor:
    """Weighted cross entropy plus Dice of one head; cells that only another operation touched are left out."""
    target = (cover >= CHANGED).float()
    counts = ((target > 0) | (touched <= UNTOUCHED)).float()
    weight = counts * (1 + (POSITIVE_WEIGHT - 1) * target)
    cross = F.binary_cross_entropy_with_logits(logits, target, weight, reduction="sum") / counts.sum().clamp(min=1)
    if target.sum() == 0:
        return 4 * cross
    p = torch.sigmoid(logits) * counts
    dice = 1 - (2 * (p * target).sum() + 1) / (p.sum() + target.sum() + 1)
    return 4 * cross + 0.5 * dice


def page_loss(logits: torch.Tensor, changed: bool) -> torch.Tensor:
    """Cross entropy of the mean of the highest logits of one head against the page's label."""
    height = top(logits)
    return F.binary_cross_entropy_with_logits(height, torch.full_like(height, 1.0 if changed else 0.0))


def top(logits: torch.Tensor) -> torch.Tensor:
    """The mean of the highest logits, which stands for the page."""
    flat = logits.flatten()
    return flat.topk(min(TOP_CELLS, flat.numel())).values.mean()


def twin_loss(forged: torch.Tensor, genuine: torch.Tensor, cover: torch.Tensor) -> torch.Tensor:
    """How far the logits of a forged page [1, 2, h, w] are from standing above those of its genuine twin: at the
    changed cells, which differ in nothing but the edit, and as a page. Zero where `cover` has no change."""
    total = forged.new_zeros(())
    for head in range(forged.shape[1]):
        changed = cover[:, head] >= CHANGED
        if not bool(changed.any()):
            continue
        gain = forged[:, head][changed].mean() - genuine[:, head][changed].mean()
        total = total + F.softplus(TWIN_MARGIN - gain)
        total = total + F.softplus(TWIN_MARGIN - (top(forged[:, head]) - top(genuine[:, head])))
    return total


def joint_loss(logits: torch.Tensor, cover: torch.Tensor, page_weight: float = 0.3) -> torch.Tensor:
    """Sum over heads; a page changed only by the other head's operations says nothing of this head's page."""
    touched = cover.amax(1, keepdim=True)
    total = logits.new_zeros(())
    for head in range(logits.shape[1]):
        own = cover[:, head : head + 1]
        total = total + pixel_loss(logits[:, head : head + 1], own, touched)
        changed = bool((own >= CHANGED).any())
        if changed or not bool((touched > UNTOUCHED).any()):
            total = total + page_weight * page_loss(logits[:, head : head + 1], changed)
    return total
