public let kCATransactionAnimationDuration = "animationDuration"
public let kCATransactionDisableActions = "disableActions"
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
public let kCATransactionCompletionBlock = "completionBlock"

/// Groups changes of layers: what animations they get, and when they are shown.
///
/// A change outside `begin` and `commit` opens the implicit transaction, which ends when the run loop is about to wait.
/// Settings hold until the end of the level they were made in. Main thread only.
open class CATransaction: PlatformObject {
    private nonisolated(unsafe) static var current: TransactionLevel?
    private nonisolated(unsafe) static var implicit: TransactionLevel?

    open class func begin() {
        ensureTransaction()
        current = TransactionLevel(inside: current)
    }

    /// Ends the level opened by the last `begin`. Without one, ends the implicit transaction.
    open class func commit() {
        guard let level = current else { return }
        current = level.outer
        if level === implicit { implicit = nil }
        level.end()
        if current == nil { endUnseenAnimations() }
    }

    /// For each animation added since the last commit of the outermost level, what ends it if no screen shows its
    /// layer.
    private nonisolated(unsafe) static var endings: [() -> Void] = []

    /// An animation was added to a layer.
    /// - Parameter endIfUnseen: Ends the animation if no screen shows the layer.
    static func didAddAnimation(endIfUnseen: @escaping () -> Void) { endings.append(endIfUnseen) }

    /// Ends animations on layers that no screen shows: they would never run.
    private static func endUnseenAnimations() {
        let former = endings
        endings = []
        for end in former { end() }
    }

    /// Ends the implicit transaction, unless levels opened inside it are still open.
    open class func flush() {
        if let implicit, current === implicit { commit() }
    }

    private static let valueLock = NSRecursiveLock()

    /// Waits until no other thread has the lock that keeps values of layers as they are; may be nested.
    open class func lock() { valueLock.lock() }

    /// Gives the lock up, as often as it was taken.
    open class func unlock() { valueLock.unlock() }

    /// The duration in seconds of animations that have none of their own: 0.25 unless set.
    open class func animationDuration() -> CFTimeInterval {
        AnimatableValue.double(value(forKey: kCATransactionAnimationDuration)) ?? 0.25
    }

    open class func setAnimationDuration(_ dur: CFTimeInterval) {
        setValue(dur, forKey: kCATransactionAnimationDuration)
    }

    /// Whether changes look for no action, and so do not animate.
    open class func disableActions() -> Bool { isDisablingActions }

    open class func setDisableActions(_ flag: Bool) { setValue(flag, forKey: kCATransactionDisableActions) }

    /// The pacing of implicit animations; nil is the default one.
    open class func animationTimingFunction() -> CAMediaTimingFunction? {
        value(forKey: kCATransactionAnimationTimingFunction) as? CAMediaTimingFunction
    }

    open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
        setValue(function, forKey: kCATransactionAnimationTimingFunction)
    }

    /// The block that runs when all animations added at this level have ended.
    open class func completionBlock() -> (() -> Void)? { current?.completion }

    /// Set it before animations are added. Without any, the block runs at the level's commit.
    open class func setCompletionBlock(_ block: (() -> Void)?) {
        ensureTransaction()
        current?.completion = block
    }

    /// - ObjC: valueForKey:
    open class func value(forKey key: String) -> Any? {
        key == kCATransactionCompletionBlock ? current?.completion : current?.value(forKey: key)
    }

    /// - ObjC: setValue:forKey:
    open class func setValue(_ anObject: Any?, forKey key: String) {
        ensureTransaction()
        if key == kCATransactionCompletionBlock {
            current?.completion = anObject as? () -> Void
        } else {
            current?.values[key] = anObject
        }
    }

    /// Opens the implicit transaction when none is open.
    static func ensureTransaction() {
        guard current == nil else { return }
        current = TransactionLevel(inside: nil)
        implicit = current
    }

    /// The innermost open level.
    static var currentLevel: TransactionLevel? { current }

    private static var isDisablingActions: Bool {
        guard let value = current?.value(forKey: kCATransactionDisableActions) else { return false }
        return AnimatableValue.double(value) ?? 0 != 0
    }
}
