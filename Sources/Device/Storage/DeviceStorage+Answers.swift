extension DeviceStorage {
    private static let answers = "LocationAnswers.plist"

    /// The user's answer whether an app may use the device's location; nil if not asked yet.
    func locationAnswer(of identifier: String) -> Bool? { locationAnswers[identifier] }

    /// Stores the user's answer; nil removes it.
    ///
    /// - Throws: `storageFailed`; the answer is then kept only as long as the device is on.
    func setLocationAnswer(_ answer: Bool?, of identifier: String) throws {
        guard locationAnswers[identifier] != answer else { return }
        locationAnswers[identifier] = answer
        try write(locationAnswers, to: DeviceStorage.answers)
    }

    /// Reads the stored answers. A file that cannot be read counts as empty: the user is asked again.
    func readLocationAnswers() -> [String: Bool] { list(in: DeviceStorage.answers) as? [String: Bool] ?? [:] }
}
