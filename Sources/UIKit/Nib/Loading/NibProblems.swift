/// What is wrong with nibs and does not keep an app from running: told on standard error, each thing once.
@MainActor enum NibProblems {
    private static var told: Set<String> = []

    static func report(_ problem: String) {
        guard told.insert(problem).inserted else { return }
        FileHandle.standardError.write(Data("\(problem)\n".utf8))
    }
}
