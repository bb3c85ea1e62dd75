/// Where the bytes of a task go. Called on the queue of loads.
protocol TaskSink: AnyObject {
    /// Whether the delegate is asked what to do with a response.
    var asksDelegate: Bool { get }
    func receive(_ response: URLResponse, _ task: URLSessionTask) throws
    func receive(_ data: Data, _ task: URLSessionTask) throws
    /// The error of a task that fails, with what it can be told.
    func completed(_ error: Error, _ task: URLSessionTask) -> Error
    /// Called once. What is told of the end is told by `finish`, on the delegate's queue.
    func end(_ task: URLSessionTask, _ error: Error?)
}

extension TaskSink {
    func completed(_ error: Error, _ task: URLSessionTask) -> Error { error }
}
