/// Reports problems of nibs that do not stop the app on standard error, each once.
@MainActor enum NibProblems {
    private static var told: Set<String> = []

    static func report(_ problem: String) {
        guard told.insert(problem).inserted else { return }
        FileHandle.standardError.write(Data("\(problem)\n".utf8))
    }
}
