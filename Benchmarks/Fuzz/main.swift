import Archiving
import Foundation
import Fuzzing

// fuzz KIND SECONDS [FILE…]: damages files at random for so long, and says what was found. KIND is binary, xml or nib for
// archives, interface for xibs and storyboards, project for Xcode's project.pbxproj. Without files it begins with one of its
// own. What it is about to try stands in /tmp/fuzz-KIND.last, so that after a crash, or when it is stopped because it hangs,
// the input is there.

setvbuf(stdout, nil, _IOLBF, 0)
let arguments = CommandLine.arguments.dropFirst()
guard let kind = arguments.first, let seconds = arguments.dropFirst().first.flatMap(Double.init) else {
    print("usage: fuzz binary|xml|nib|interface|project SECONDS [FILE…]")
    exit(2)
}
guard var run = try FuzzRun(kind: kind, files: Array(arguments.dropFirst(2))) else {
    print("fuzz: “\(kind)” is none of binary, xml, nib, interface, project")
    exit(2)
}
// More memory than any honest file needs is a finding.
var limit = rlimit(rlim_cur: 4 << 30, rlim_max: 4 << 30)
setrlimit(__rlimit_resource_t(UInt32(RLIMIT_AS.rawValue)), &limit)
run.run(for: seconds)
exit(run.findings == 0 ? 0 : 1)
