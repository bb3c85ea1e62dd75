/// Gives a task's bytes to the session's delegate as they come.
final class DelegateSink: TaskSink {
    let asksDelegate = true

    func receive(_ response: URLResponse, _ task: URLSessionTask) {}

    func receive(_ data: Data, _ task: URLSessionTask) {
        guard let task = task as? URLSessionDataTask else { return }
        task.tell { (delegate: any URLSessionDataDelegate) in
            delegate.urlSession(task.session, dataTask: task, didReceive: data)
        }
    }

    func end(_ task: URLSessionTask, _ error: Error?) {
        task.tell { (delegate: any URLSessionTaskDelegate) in
            delegate.urlSession(task.session, task: task, didCompleteWithError: error)
        }
    }
}
