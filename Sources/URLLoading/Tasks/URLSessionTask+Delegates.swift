extension URLSessionTask {
    /// The first of the task's and the session's delegates that is of this kind.
    func listener<Listener>(_ type: Listener.Type) -> Listener? {
        if let own = delegate as? Listener { return own }
        return session.delegate as? Listener
    }

    /// Calls a delegate of that kind on the session's queue, if there is one.
    func tell<Listener>(_ message: @escaping (Listener) -> Void) {
        guard let listener = listener(Listener.self) else { return }
        session.delegateQueue.addOperation { message(listener) }
    }
}
