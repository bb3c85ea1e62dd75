/// The way of one task: its loads, the questions to its delegates, its end. Everything happens on the queue of loads.
final class TaskRun: TaskLoadOwner {
    private weak var waiting: URLSessionTask?
    /// Held while it is on its way.
    private var running: URLSessionTask?
    private var sink: any TaskSink
    private let bodyFile: URL?
    private let asksForStream: Bool
    private let isBroken: Bool
    private var load: (any TaskLoad)?
    private var hasBegun = false
    private var isOver = false
    private var isSuspended = true
    /// An answer of a delegate is awaited.
    private var isAsking = false
    /// There is nothing behind a response about which the delegate is being asked.
    private var endsAfterAnswer = false
    private var isWaitingForNetwork = false
    private var networkWait: NetworkWait?
    private var redirections = 0

    private static let mostRedirections = 20

    init(
        _ task: URLSessionTask, sink: any TaskSink, bodyFile: URL? = nil, asksForStream: Bool = false,
        isBroken: Bool = false
    ) {
        waiting = task
        self.sink = sink
        self.bodyFile = bodyFile
        self.asksForStream = asksForStream
        self.isBroken = isBroken
    }

    private var task: URLSessionTask? { running ?? waiting }

    // MARK: What is done with the task

    func go() {
        isSuspended = false
        guard !hasBegun else { return holdLoad() }
        guard !isOver, let task else { return }
        hasBegun = true
        running = task
        if isBroken { return end(URLErrors.error(.cannotOpenFile, nil)) }
        if let date = task.earliestBeginDate, date.timeIntervalSinceNow > 0 {
            return after(date.timeIntervalSinceNow) { $0.begin() }
        }
        begin()
    }

    func wait() {
        isSuspended = true
        holdLoad()
    }

    func cancel() {
        end(URLErrors.error(.cancelled, task?.currentRequest?.url))
    }

    private func holdLoad() { load?.hold(isSuspended || isAsking) }

    private func begin() {
        guard let task, let request = task.originalRequest else { return }
        let limit = task.session.configuration.timeoutIntervalForResource
        if limit < URLSessionConfiguration.week {
            after(limit) { $0.end(URLErrors.error(.timedOut, $0.task?.currentRequest?.url)) }
        }
        guard asksForStream else { return start(request) }
        ask { run, answered in
            run.askForStream { stream in
                var streamed = request
                streamed.httpBodyStream = stream
                answered { $0.start(streamed) }
            }
        }
    }

    /// Begins to load a request: by a protocol of the app, or as the device does.
    private func start(_ request: URLRequest) {
        guard !isOver, let task else { return }
        task.currentRequest = request
        load?.cancel()
        let configuration = task.session.configuration
        let completed = configuration.completed(request)
        guard configuration.allows(completed) else {
            return end(URLErrors.error(.notConnectedToInternet, request.url))
        }
        let made: any TaskLoad
        if let type = URLProtocol.loading(completed, in: configuration) {
            made = ProtocolLoad(type, completed, task: task, owner: self)
        } else {
            made = DeviceLoad(
                completed, stores: configuration.stores, bodyFile: bodyFile,
                answersChallenges: task.listener((any URLSessionDelegate).self) != nil, owner: self)
        }
        load = made
        made.start()
        holdLoad()
    }

    // MARK: Questions

    /// Has a delegate asked, and holds the load until it has answered.
    private func ask(_ question: (TaskRun, @escaping (@escaping (TaskRun) -> Void) -> Void) -> Void) {
        isAsking = true
        holdLoad()
        question(self) { [self] act in
            LoadQueue.perform { [self] in
                guard isAsking, !isOver else { return }
                isAsking = false
                act(self)
                holdLoad()
            }
        }
    }

    /// Calls a delegate of that kind on the session's queue; if there is none, `otherwise` at once.
    private func call<Listener>(
        _ message: @escaping (Listener, URLSessionTask) -> Void, otherwise: () -> Void
    ) {
        guard let task, let listener = task.listener(Listener.self) else { return otherwise() }
        task.session.delegateQueue.addOperation { message(listener, task) }
    }

    private func askForStream(_ answer: @escaping (InputStream?) -> Void) {
        call { (delegate: any URLSessionTaskDelegate, task) in
            delegate.urlSession(task.session, task: task, needNewBodyStream: answer)
        } otherwise: {
            answer(nil)
        }
    }

    // MARK: What the load tells

    func load(redirectsTo request: URLRequest, by response: HTTPURLResponse?) {
        redirections += 1
        guard redirections <= Self.mostRedirections else {
            return end(URLErrors.error(.httpTooManyRedirects, request.url))
        }
        guard let response else { return follow(request, response: nil) }
        ask { run, answered in
            run.call { (delegate: any URLSessionTaskDelegate, task) in
                delegate.urlSession(
                    task.session, task: task, willPerformHTTPRedirection: response, newRequest: request
                ) { allowed in
                    answered { $0.follow(allowed, response: response) }
                }
            } otherwise: {
                answered { $0.follow(request, response: response) }
            }
        }
    }

    private func follow(_ request: URLRequest?, response: HTTPURLResponse?) {
        guard let task else { return }
        guard let request else {
            // The redirection itself is the response.
            load?.cancel()
            load = nil
            if let response { load(receives: response) }
            if !isAsking { load(endsWith: nil) } else { endsAfterAnswer = true }
            return
        }
        let isOfApp = URLProtocol.loading(request, in: task.session.configuration) != nil
        if !isOfApp, let load, load.canRedirect {
            task.currentRequest = request
            guard request.httpBodyStream != nil else { return load.redirect(to: request) }
            return renewStream { load.redirect(to: request) }
        }
        guard isOfApp || ["http", "https"].contains(request.url?.scheme?.lowercased()) else {
            return end(URLErrors.error(.unsupportedURL, request.url))
        }
        start(request)
    }

    func load(receives response: URLResponse) {
        guard !isOver, let task else { return }
        task.response = response
        task.expects(toReceive: response.expectedContentLength)
        do { try sink.receive(response, task) } catch { return fail(error) }
        guard sink.asksDelegate, let dataTask = task as? URLSessionDataTask else { return }
        ask { run, answered in
            run.call { (delegate: any URLSessionDataDelegate, task) in
                delegate.urlSession(task.session, dataTask: dataTask, didReceive: response) { disposition in
                    answered { $0.obey(disposition, response) }
                }
            } otherwise: {
                answered { $0.obey(.allow, response) }
            }
        }
    }

    private func obey(_ disposition: URLSession.ResponseDisposition, _ response: URLResponse) {
        switch disposition {
        case .cancel: return cancel()
        case .becomeDownload: becomeDownload(response)
        case .allow, .becomeStream: break
        }
        if endsAfterAnswer { load(endsWith: nil) }
    }

    private func becomeDownload(_ response: URLResponse) {
        guard let former = task as? URLSessionDataTask else { return }
        let sink = FileSink(nil)
        let download = URLSessionDownloadTask(continuing: former, self, sink: sink)
        former.session.replace(former, by: download)
        former.completed(nil)
        download.takeOverState()
        former.tell { (delegate: any URLSessionDataDelegate) in
            delegate.urlSession(former.session, dataTask: former, didBecome: download)
        }
        running = download
        self.sink = sink
        do { try sink.receive(response, download) } catch { fail(error) }
    }

    func load(receives data: Data) {
        guard !isOver, let task else { return }
        task.received(data.count)
        do { try sink.receive(data, task) } catch { fail(error) }
    }

    func load(sent: Int64, of total: Int64) {
        guard !isOver, let task else { return }
        let more = task.sent(sent, of: total)
        guard more > 0 else { return }
        task.tell { (delegate: any URLSessionTaskDelegate) in
            delegate.urlSession(
                task.session, task: task, didSendBodyData: more, totalBytesSent: sent, totalBytesExpectedToSend: total)
        }
    }

    func load(
        isAsked challenge: URLAuthenticationChallenge,
        answer: @escaping (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
    ) {
        let answered: (URLSession.AuthChallengeDisposition, URLCredential?) -> Void = {
            [self] disposition, credential in
            LoadQueue.perform { [self] in
                guard !isOver else { return }
                let sendsAgain = disposition == .useCredential && task?.currentRequest?.httpBodyStream != nil
                guard sendsAgain else { return answer(disposition, credential) }
                renewStream { answer(disposition, credential) }
            }
        }
        if challenge.isOfConnection {
            call { (delegate: any URLSessionDelegate, task) in
                delegate.urlSession(task.session, didReceive: challenge, completionHandler: answered)
            } otherwise: {
                answered(.performDefaultHandling, nil)
            }
        } else {
            call { (delegate: any URLSessionTaskDelegate, task) in
                delegate.urlSession(task.session, task: task, didReceive: challenge, completionHandler: answered)
            } otherwise: {
                answered(.performDefaultHandling, nil)
            }
        }
    }

    /// Has another stream in the place of the one that was sent before `then`.
    private func renewStream(_ then: @escaping () -> Void) {
        askForStream { [self] stream in
            LoadQueue.perform { [self] in
                guard !isOver else { return }
                load?.renew(stream)
                then()
            }
        }
    }

    func load(willCache response: CachedURLResponse) -> CachedURLResponse? {
        guard sink.asksDelegate, let dataTask = task as? URLSessionDataTask,
            let delegate = dataTask.listener((any URLSessionDataDelegate).self)
        else { return response }
        let session = dataTask.session
        session.delegateQueue.addOperation {
            delegate.urlSession(session, dataTask: dataTask, willCacheResponse: response) { kept in
                guard let kept, let request = dataTask.currentRequest else { return }
                session.configuration.urlCache?.storeCachedResponse(kept, for: request)
            }
        }
        return nil
    }

    func load(endsWith error: Error?) {
        guard let failure = error as? URLError, failure.code == .notConnectedToInternet,
            task?.session.configuration.waitsForConnectivity == true, task?.response == nil
        else { return end(error) }
        waitForNetwork()
    }

    private func waitForNetwork() {
        if !isWaitingForNetwork {
            isWaitingForNetwork = true
            if let task {
                task.tell { (delegate: any URLSessionTaskDelegate) in
                    delegate.urlSession(task.session, taskIsWaitingForConnectivity: task)
                }
            }
        }
        load?.cancel()
        load = nil
        networkWait = NetworkWait { [weak self] in
            guard let self, !isOver, let request = task?.currentRequest else { return }
            networkWait = nil
            start(request)
        }
    }

    // MARK: The end

    private func fail(_ error: Error) { end(URLErrors.error(.cannotWriteToFile, nil, [NSUnderlyingErrorKey: error])) }

    private func end(_ error: Error?) {
        guard !isOver, let task else { return }
        isOver = true
        isAsking = false
        let error = error.map { sink.completed($0, task) }
        load?.cancel()
        load = nil
        networkWait = nil
        task.completed(error)
        // Whoever hears of the end finds it among the tasks no more.
        let isLast = task.session.remove(task)
        sink.end(task, error)
        if isLast { task.session.tellInvalid() }
        running = nil
    }

    /// Once after that many seconds, unless the task is over by then.
    private func after(_ seconds: TimeInterval, _ act: @escaping (TaskRun) -> Void) {
        DispatchQueue.global().asyncAfter(deadline: .now() + seconds) { [weak self] in
            LoadQueue.perform {
                guard let self, !self.isOver else { return }
                act(self)
            }
        }
    }
}
