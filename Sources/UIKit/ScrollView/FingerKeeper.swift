/// A view inside a scroll view that tracks its touches itself: they reach it without delay, and do not scroll.
@MainActor protocol FingerKeeper: UIView {}
