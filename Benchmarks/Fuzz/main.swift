import Archiving
import Foundation
import Fuzzing

// fuzz KIND SECONDS [FILE…]: damages files at random for so long, and says what was found. `fuzz kinds` lists the
// kinds: binary, xml and nib are archives, interface is xibs and storyboards, project is Xcode's project.pbxproj,
// code-signature is the parts of an app's signature, app-link and device-link are what the two ends of a link read.
// Without files it begins with some of its own. What it is about to try stands in $TMPDIR/fuzz-KIND.last, so that after
// a crash, or when it is stopped because it hangs, the input is there. Scripts/fuzz runs all kinds for hours.

setvbuf(stdout, nil, _IOLBF, 0)
let arguments = CommandLine.arguments.dropFirst()
if arguments == ["kinds"] {
    print(FuzzRun.kinds.joined(separator: "\n"))
    exit(0)
}
guard let kind = arguments.first, let seconds = arguments.dropFirst().first.flatMap({ Double($0) }) else {
    print("usage: fuzz kinds | fuzz KIND SECONDS [FILE…]")
    exit(2)
}
guard var run = try FuzzRun(kind: kind, files: Array(arguments.dropFirst(2))) else {
    print("fuzz: “\(kind)” is none of \(FuzzRun.kinds.joined(separator: ", "))")
    exit(2)
}
// More memory than any honest file needs is a finding.
var limit = rlimit(rlim_cur: 4 << 30, rlim_max: 4 << 30)
setrlimit(__rlimit_resource_t(UInt32(RLIMIT_AS.rawValue)), &limit)
run.run(for: seconds)
exit(run.findings == 0 ? 0 : 1)
