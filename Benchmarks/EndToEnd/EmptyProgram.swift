import AppBuilder
import Foundation
import Glibc

/// The floor of a start: an Objective-C program on GNUstep Base that makes a pool and ends.
struct EmptyProgram {
    let executable: String

    init(in folder: URL, toolchain: Toolchain) throws {
        let source = folder.appendingPathComponent("empty.m")
        try """
        #import <Foundation/Foundation.h>
        int main(void) {
            NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
            NSString *path = [[NSBundle mainBundle] bundlePath];
            [pool drain];
            return path == nil;
        }
        """.write(to: source, atomically: true, encoding: .utf8)
        executable = folder.appendingPathComponent("empty").path
        let compiler = Process()
        compiler.executableURL = toolchain.clang
        let gcc = toolchain.gcc.path
        compiler.arguments = [
            "-O1", "-fobjc-runtime=gcc", "-fconstant-string-class=NSConstantString", "-fobjc-exceptions",
            "-fexceptions",
            "-D_NATIVE_OBJC_EXCEPTIONS", "-DGNUSTEP", "-DGNUSTEP_BASE_LIBRARY=1", "-DGNU_RUNTIME=1", "-pthread",
            "-isystem", "/usr/include/GNUstep", "-idirafter", gcc + "/include", source.path, "-o", executable,
            "-L" + gcc, "-lgnustep-base", "-lobjc", "-lm",
        ]
        try compiler.run()
        compiler.waitUntilExit()
        guard compiler.terminationStatus == 0 else {
            throw LaunchedApp.Failure(description: "the empty program does not compile")
        }
    }

    /// Milliseconds from start to exit.
    func run() throws -> Double { try Self.run(executable) }

    /// Milliseconds from start to exit of a program that does nothing.
    static func run(_ executable: String) throws -> Double {
        var status: Int32 = 0
        let time = try milliseconds {
            let process = try spawn(executable, environment: ["PATH=/usr/bin:/bin", "HOME=/tmp", "LANG=C.UTF-8"])
            waitpid(process, &status, 0)
        }
        guard status == 0 else { throw LaunchedApp.Failure(description: "\(executable) failed: \(status)") }
        return time
    }
}
