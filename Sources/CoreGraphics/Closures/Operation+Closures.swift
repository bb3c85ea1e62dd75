/// Operations that are closures, declared as Apple declares them: see Timer.
extension Operation {
    /// - ObjC: -
    @preconcurrency public var completionBlock: (@Sendable () -> Void)? {
        get { self.Foundation::completionBlock }
        set { self.Foundation::completionBlock = newValue }
    }
}

extension BlockOperation {
    /// - ObjC: -
    @preconcurrency public convenience init(block: @escaping @Sendable () -> Void) {
        self.Foundation::init(block: block)
    }

    /// - ObjC: -
    @preconcurrency public func addExecutionBlock(_ block: @escaping @Sendable () -> Void) {
        self.Foundation::addExecutionBlock(block)
    }
}

extension OperationQueue {
    /// - ObjC: -
    @preconcurrency public func addOperation(_ block: @escaping @Sendable () -> Void) {
        self.Foundation::addOperation(block)
    }

    /// - ObjC: -
    @preconcurrency public func addBarrierBlock(_ barrier: @escaping @Sendable () -> Void) {
        self.Foundation::addBarrierBlock(barrier)
    }
}
