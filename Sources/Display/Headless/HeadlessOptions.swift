import Device

/// What a run without a display is to do.
public struct HeadlessOptions: Sendable {
    /// The `.app` to run.
    public var appPath: String
    public var model = DeviceModel.standard
    /// What the app is started under.
    public var tool: LaunchTool?
    /// Has a debugger look at the app; see `Device.attachDebugger`.
    public var attachDebugger: Device.DebuggerAttachment?
    /// Gets the identifier of the app's process.
    public var didStart: (@MainActor @Sendable (Int32) -> Void)?
    /// Whether the app reaches only what apps may.
    public var confinesApp = true
    /// A script to follow; without one the app runs for a moment.
    public var script: String?
    /// What stands for `$NAME` in the script.
    public var variables: [String: String] = [:]
    /// Whether the pictures that the script expects are taken anew.
    public var recordsPictures = false
    /// Where the script's pictures and trees go that it names by relative paths; empty for the current folder.
    public var outputFolder = ""
    /// The folder that gets a record of the script's steps with pictures; see `StepRecord`.
    public var record: String?
    /// Where a video of the whole run goes, in the device's time; WebM or MP4.
    public var video: String?
    /// Where the last picture goes, a PNG file.
    public var screenshot: String?
    /// Where the last accessibility tree goes, a JSON file.
    public var tree: String?
    /// Where all that the device plays goes, a WAVE file.
    public var audio: String?
    /// Where all that the app writes goes.
    public var log: String?
    /// Where what came of the run goes, a JSON file; see `HeadlessResult`.
    public var result: String?
    /// The file of what the app sells.
    public var products: String?
    /// What follows the program's path in the app's arguments when it is started first.
    public var arguments: [String] = []
    /// Variables that the app finds in its environment besides those that every app gets.
    public var environment: [String: String] = [:]
    /// Whether the app is waited for until it ends by itself; otherwise it is ended when the script is done.
    public var waitsForEnd = false
    /// Longest duration, in seconds of real time.
    public var timeout = 60.0
    /// Where the reports of crashes are kept.
    public var crashReportFolder: String

    public init(appPath: String, crashReportFolder: String) {
        self.appPath = appPath
        self.crashReportFolder = crashReportFolder
    }
}
