/// Gathers a task's bytes for its completion handler.
final class DataSink: TaskSink {
    let asksDelegate = false
    private var data = Data()
    private let handler: (Data?, URLResponse?, Error?) -> Void

    init(_ handler: @escaping (Data?, URLResponse?, Error?) -> Void) { self.handler = handler }

    func receive(_ response: URLResponse, _ task: URLSessionTask) {}
    func receive(_ more: Data, _ task: URLSessionTask) { data.append(more) }

    func end(_ task: URLSessionTask, _ error: Error?) {
        let (data, response) = (error == nil ? data : nil, error == nil ? task.response : nil)
        self.data = Data()
        task.session.delegateQueue.addOperation { [handler] in handler(data, response, error) }
    }
}
