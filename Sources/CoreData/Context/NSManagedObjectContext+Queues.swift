import CObjCRuntime
import ObjCBridge

extension NSManagedObjectContext {
    /// Runs the block later, on the context's queue.
    public func perform(_ block: @escaping () -> Void) {
        withAutoreleasePool { _ = BoxedMessage.object(object, "performBlock:", [objectiveCBlock(block)]) }
    }

    /// Runs the block on the context's queue, and waits for it.
    public func performAndWait<Result>(_ block: () throws -> Result) rethrows -> Result {
        try run(block) { throw $0 }
    }

    private func run<Value>(_ block: () throws -> Value, _ fail: (any Error) throws -> Void) rethrows -> Value {
        var result: Swift.Result<Value, any Error>?
        withoutActuallyEscaping(block) { block in
            withAutoreleasePool {
                let function = objectiveCBlock { result = Swift.Result(catching: block) }
                _ = BoxedMessage.object(object, "performBlockAndWait:", [function])
            }
        }
        switch result {
        case .success(let value): return value
        case .failure(let error): try fail(error)
        case nil: break
        }
        fatalError("The context's queue has not run the block.")
    }
}
