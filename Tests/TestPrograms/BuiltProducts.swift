import Foundation

/// What was built together with the program that asks: the commands lie beside it.
package enum BuiltProducts {
    package static let folder = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        .deletingLastPathComponent()
}
