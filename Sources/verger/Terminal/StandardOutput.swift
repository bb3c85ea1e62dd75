import Glibc

/// Where the process prints, which is the log of a device in the background.
enum StandardOutput {
    /// The bytes that the file behind standard output has; 0 for a terminal or a pipe.
    static var size: Int {
        fflush(stdout)
        var status = stat()
        guard fstat(STDOUT_FILENO, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return 0 }
        return Int(status.st_size)
    }
}
