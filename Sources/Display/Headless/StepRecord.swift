/// What the steps of a script did and what was on the screen, for programs to read: `verger run --headless --record FOLDER`
/// writes it as JSON, with the pictures beside it.
public struct StepRecord: Codable, Sendable, Hashable {
    /// In points of the screen as it is looked at.
    public struct Place: Codable, Sendable, Hashable {
        public var x: Double
        public var y: Double

        package init(x: Double, y: Double) { (self.x, self.y) = (x, y) }
    }

    /// The screen as it is looked at.
    public struct Picture: Codable, Sendable, Hashable {
        /// The name of its file.
        public var file: String
        /// In points.
        public var width: Double
        public var height: Double
    }

    /// The files of an `expect-picture` that did not come true.
    public struct Comparison: Codable, Sendable, Hashable {
        public var expected: String
        public var actual: String
        /// The pixels that differ, in red; nil if there was no memory for it.
        public var difference: String?
    }

    public struct Step: Codable, Sendable, Hashable {
        public enum Outcome: String, Codable, Sendable, Hashable {
            case passed
            /// The step did not come true, or the app ended during it.
            case failed
        }

        /// The script, or the file that it includes.
        public var file: String
        /// Counted from 1.
        public var line: Int
        /// As the script has it.
        public var text: String
        /// When it began, in seconds of virtual time since the first step began.
        public var start: Double
        /// Where each finger touched the screen and where it left it.
        public var paths: [[Place]] = []
        public var outcome = Outcome.passed
        /// The screen after it; nil if there is no picture.
        public var picture: Picture?
        public var comparison: Comparison?
    }

    /// The name of the record's file in its folder.
    public static let fileName = "steps.json"

    /// The device: its model and its system.
    public var device: String
    /// The screen before the first step.
    public var picture: Picture?
    public var steps: [Step] = []
}
