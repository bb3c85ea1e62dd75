/// Filters the compiler flags of a project: removes those that only Apple's compilers or the phone's architecture
/// support.
enum CompilerFlags {
    private static let unknown: Set<String> = [
        "-mthumb", "-mno-thumb", "-marm", "-fobjc-gc", "-fobjc-gc-only", "-mdynamic-no-pic", "-fast",
        "-fconstant-cfstrings",
        "-fobjc-legacy-dispatch", "-fobjc-nonfragile-abi", "-fobjc-nonfragile-abi2", "-fobjc-direct-dispatch",
        "-fobjc-call-cxx-cdtors", "-fzero-link", "-no-cpp-precomp", "-fno-thumb", "-fthumb", "-mlong-branch",
        "-mno-fused-madd", "-fpermissive", "-fnested-functions", "-fno-nested-functions", "-faltivec",
        "-Wno-long-double", "-Wno-mach-o", "-fembed-bitcode",
        "-fmodules", "-gmodules", "-fapplication-extension", "-pedantic-errors", "-Werror", "-pg",
    ]
    /// Unsupported flags that are followed by a value.
    private static let unknownWithValue: Set<String> = [
        "-arch", "-isysroot", "-Xarch_armv6", "-Xarch_armv7", "-Xarch_i386",
    ]
    private static let unknownBeginnings = [
        "-mcpu=", "-mtune=", "-march=", "-mfpu=", "-mfloat-abi=", "-miphoneos-version-min", "-mios-",
        "-mmacosx-version-min",
        "-fobjc-abi-version=", "-Werror=", "-mllvm", "-ftree-vectorizer-verbose", "-fplugin",
    ]

    static func usable(_ flags: [String]) -> [String] {
        var usable: [String] = []
        var skipsNext = false
        for flag in flags {
            if skipsNext {
                skipsNext = false
            } else if unknownWithValue.contains(flag) {
                skipsNext = true
            } else if !unknown.contains(flag), !unknownBeginnings.contains(where: { flag.hasPrefix($0) }) {
                usable.append(flag)
            }
        }
        return usable
    }
}
