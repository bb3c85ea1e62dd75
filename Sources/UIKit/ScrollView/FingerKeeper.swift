/// A view that has to do with its fingers itself wherever they go: they reach it at once and scroll nothing.
@MainActor protocol FingerKeeper: UIView {}
