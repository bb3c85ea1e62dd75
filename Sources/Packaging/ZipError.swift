/// What is wrong with an archive, in a few words.
struct ZipError: Error {
    let problem: String

    init(_ problem: String) { self.problem = problem }
}
