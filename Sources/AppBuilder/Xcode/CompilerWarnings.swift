import XcodeProject

/// Xcode's build settings for warnings.
///
/// Warnings are never errors, since this compiler has more warnings than those of the projects' time.
enum CompilerWarnings {
    private static let flags: [(setting: String, warning: String)] = [
        ("GCC_WARN_ABOUT_RETURN_TYPE", "return-type"), ("GCC_WARN_UNUSED_VARIABLE", "unused-variable"),
        ("GCC_WARN_UNUSED_FUNCTION", "unused-function"), ("GCC_WARN_UNUSED_LABEL", "unused-label"),
        ("GCC_WARN_UNUSED_PARAMETER", "unused-parameter"), ("GCC_WARN_UNUSED_VALUE", "unused-value"),
        ("GCC_WARN_CHECK_SWITCH_STATEMENTS", "switch"), ("GCC_WARN_SHADOW", "shadow"),
        ("GCC_WARN_SIGN_COMPARE", "sign-compare"), ("GCC_WARN_MISSING_PARENTHESES", "parentheses"),
        ("GCC_WARN_ABOUT_MISSING_PROTOTYPES", "missing-prototypes"), ("GCC_WARN_ABOUT_MISSING_NEWLINE", "newline-eof"),
        ("GCC_WARN_ABOUT_MISSING_FIELD_INITIALIZERS", "missing-field-initializers"),
        ("GCC_WARN_INITIALIZER_NOT_FULLY_BRACKETED", "missing-braces"),
        ("GCC_WARN_UNDECLARED_SELECTOR", "undeclared-selector"),
        ("GCC_WARN_STRICT_SELECTOR_MATCH", "strict-selector-match"),
        ("GCC_WARN_ABOUT_DEPRECATED_FUNCTIONS", "deprecated-declarations"),
        ("GCC_WARN_TYPECHECK_CALLS_TO_PRINTF", "format"), ("GCC_WARN_FOUR_CHARACTER_CONSTANTS", "four-char-constants"),
        ("GCC_WARN_64_TO_32_BIT_CONVERSION", "shorten-64-to-32"), ("GCC_WARN_ABOUT_POINTER_SIGNEDNESS", "pointer-sign"),
        ("GCC_WARN_UNKNOWN_PRAGMAS", "unknown-pragmas"), ("GCC_WARN_NON_VIRTUAL_DESTRUCTOR", "non-virtual-dtor"),
        ("GCC_WARN_HIDDEN_VIRTUAL_FUNCTIONS", "overloaded-virtual"), ("GCC_WARN_UNINITIALIZED_AUTOS", "uninitialized"),
        ("GCC_WARN_ALLOW_INCOMPLETE_PROTOCOL", "protocol"), ("CLANG_WARN_EMPTY_BODY", "empty-body"),
        ("CLANG_WARN_CONSTANT_CONVERSION", "constant-conversion"), ("CLANG_WARN_ENUM_CONVERSION", "enum-conversion"),
        ("CLANG_WARN_INT_CONVERSION", "int-conversion"), ("CLANG_WARN_BOOL_CONVERSION", "bool-conversion"),
        ("CLANG_WARN_IMPLICIT_SIGN_CONVERSION", "sign-conversion"),
    ]

    static func flags(_ values: BuildSettings) -> [String] {
        if values.bool("GCC_WARN_INHIBIT_ALL_WARNINGS") { return ["-w"] }
        var result: [String] = []
        if values.bool("GCC_WARN_PEDANTIC") { result.append("-pedantic") }
        for (setting, warning) in flags where !values[setting].isEmpty {
            result.append(values[setting].uppercased().hasPrefix("NO") ? "-Wno-\(warning)" : "-W\(warning)")
        }
        return result
    }
}
