/// Closures for a later turn of a run loop or for a new thread, declared as Apple declares them: see Timer.
extension RunLoop {
    /// - ObjC: -
    @preconcurrency public func perform(_ block: @escaping @Sendable () -> Void) {
        self.Foundation::perform(block)
    }

    /// - ObjC: -
    @preconcurrency public func perform(inModes modes: [RunLoop.Mode], block: @escaping @Sendable () -> Void) {
        self.Foundation::perform(inModes: modes, block: block)
    }
}

extension Thread {
    /// - ObjC: -
    @preconcurrency public convenience init(block: @escaping @Sendable () -> Void) {
        self.Foundation::init(block: block)
    }

    /// - ObjC: -
    @preconcurrency public class func detachNewThread(_ block: @escaping @Sendable () -> Void) {
        Thread.Foundation::detachNewThread(block)
    }
}
