/// How far an app came.
struct AppLife {
    /// When it was launched, in seconds of the device's time.
    var start: Double?
    var isAlive = false
    var hasDrawn = false
    /// How long its launch took, in real seconds.
    var launchSeconds: Double?
    /// In seconds of the device's time.
    var appSeconds: Double?
}
