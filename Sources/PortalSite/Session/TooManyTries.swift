/// Somebody has tried too many passwords.
struct TooManyTries: Error, CustomStringConvertible {
    let seconds: Int

    var description: String { "Too many tries. Wait \(seconds) seconds." }
}
