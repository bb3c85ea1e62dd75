/// What a process and all that it starts may use.
package struct ProcessLimits: Sendable {
    /// Seconds of real time.
    package var seconds: Double
    /// Bytes of memory that belong to no file, of all its processes together.
    package var memory: Int
    /// Bytes that it may print.
    package var output: Int
    /// Bytes of any file that it writes.
    package var fileSize: Int

    package init(seconds: Double, memory: Int = 2 << 30, output: Int = 64 << 20, fileSize: Int = 1 << 30) {
        self.seconds = seconds
        self.memory = memory
        self.output = output
        self.fileSize = fileSize
    }
}
