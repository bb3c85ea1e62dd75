import Archiving
import Foundation
import XcodeProject

/// An Info.plist for the bundle, with its variables expanded.
package struct InfoPlist {
    /// The greatest size of a source file in bytes.
    package static let maximumSize = 4 << 20

    package let executableName: String
    package let bundleIdentifier: String
    /// MinimumOSVersion: the oldest iPhone OS on which the app runs.
    package let minimumSystemVersion: String?
    /// The file for the bundle.
    package let contents: Data
    package let warnings: [String]

    /// Reads and expands the Info.plist of a product.
    ///
    /// - Throws: `BuildError` for a file that is not a property list with a dictionary, or for values that cannot be
    ///   file names.
    package init(_ source: InfoPlistSource) throws {
        let file = source.file
        let data = try Self.contents(of: file, source.preprocessing)
        let dictionary = try BuildError.translating {
            try PropertyListContents.read(data, path: file.path, as: .list)
        }
        var warnings: [String] = []
        let values: Any
        if let expand = source.expand {
            values = Self.expand(dictionary, expand, depth: 0)
        } else {
            var variables = Self.usualVariables(productName: source.productName)
            values = Self.expand(dictionary, { variables.expand($0) }, depth: 0)
            warnings = variables.unknownNames.sorted().map {
                "\(file.path): warning: the build setting \($0) has no value here; nothing is put in its place"
            }
        }
        guard var expanded = values as? [String: Any] else {
            throw BuildError("not a dictionary", at: file.path, cure: "The Info.plist's root must be a dictionary.")
        }
        for (key, value) in source.additions where expanded[key] == nil { expanded[key] = value.object }

        executableName = try Self.string("CFBundleExecutable", in: expanded, file: file) ?? source.executableName
        guard !executableName.contains("/"), !executableName.hasPrefix(".") else {
            throw BuildError(
                "CFBundleExecutable “\(executableName)” is not a file name", at: file.path,
                cure: "Use ${EXECUTABLE_NAME}.")
        }
        let usual = "com.yourcompany." + BuildVariables.hostName(source.productName)
        if let identifier = try Self.string("CFBundleIdentifier", in: expanded, file: file) {
            let allowed = Self.identifier(identifier)
            bundleIdentifier = allowed.isEmpty ? usual : allowed
            if allowed != identifier {
                warnings.append(
                    "\(file.path): warning: CFBundleIdentifier “\(identifier)” has characters other than letters, "
                        + "digits, “-” and “.”; taking \(bundleIdentifier)")
            }
        } else {
            bundleIdentifier = usual
            warnings.append("\(file.path): warning: no CFBundleIdentifier; taking \(bundleIdentifier)")
        }
        minimumSystemVersion = try Self.string("MinimumOSVersion", in: expanded, file: file)
        expanded["CFBundleExecutable"] = executableName
        expanded["CFBundleIdentifier"] = bundleIdentifier
        expanded["CFBundleName"] = expanded["CFBundleName"] ?? source.productName
        expanded["CFBundlePackageType"] = expanded["CFBundlePackageType"] ?? "APPL"
        let format = source.format == .asWritten && !PropertyList.isBinary(data) ? .xml : source.format
        contents = try format == .xml ? PropertyListData.xml(expanded) : PropertyListData.binary(expanded)
        self.warnings = warnings
    }

    /// Reads the Info.plist of a project without its own build settings.
    package init(_ file: URL, productName: String) throws {
        try self.init(InfoPlistSource(file: file, productName: productName, executableName: productName))
    }

    private static func usualVariables(productName: String) -> BuildVariables {
        BuildVariables([
            "PRODUCT_NAME": productName, "TARGET_NAME": productName, "EXECUTABLE_NAME": productName,
            "PROJECT_NAME": productName, "PRODUCT_MODULE_NAME": productName, "WRAPPER_EXTENSION": "app",
            "PRODUCT_BUNDLE_IDENTIFIER": "com.yourcompany." + BuildVariables.hostName(productName),
            "EXECUTABLE_PREFIX": "", "EXECUTABLE_SUFFIX": "", "DEVELOPMENT_LANGUAGE": "en",
            "MARKETING_VERSION": "1.0", "CURRENT_PROJECT_VERSION": "1",
        ])
    }

    private static func contents(of file: URL, _ preprocessing: InfoPlistPreprocessing?) throws -> Data {
        let data: Data
        do {
            data = try preprocessing?.contents(of: file) ?? Data(contentsOf: file)
        } catch let error as CocoaError {
            throw BuildError(
                "the Info.plist cannot be read: \(error.localizedDescription)", at: file.path,
                cure: "Bring it back, or mend the build setting INFOPLIST_FILE.")
        }
        guard data.count <= maximumSize else {
            throw BuildError("larger than \(maximumSize >> 20) MB", at: file.path, cure: "Is this the Info.plist?")
        }
        return data
    }

    /// Expands the strings in a value. As in Xcode, keys are not expanded.
    private static func expand(_ value: Any, _ expandText: (String) -> String, depth: Int) -> Any {
        guard depth < 64 else { return value }
        switch value {
        case let text as String: return text.contains("$") ? expandText(text) : text
        case let list as [Any]: return list.map { expand($0, expandText, depth: depth + 1) }
        case let dictionary as [String: Any]:
            return dictionary.mapValues { expand($0, expandText, depth: depth + 1) }
        default: return value
        }
    }

    /// - Returns: nil if the key is missing or its string is empty.
    private static func string(_ key: String, in dictionary: [String: Any], file: URL) throws -> String? {
        guard let value = dictionary[key] else { return nil }
        guard let text = value as? String else {
            throw BuildError("\(key) is not a string", at: file.path, cure: "Make it a <string>.")
        }
        return text.isEmpty ? nil : text
    }

    /// Replaces characters that are not permitted in an identifier, which names the app's home folder on a device.
    private static func identifier(_ text: String) -> String {
        let characters = text.prefix(200).map { character in
            character.isASCII && (character.isLetter || character.isNumber || "-._".contains(character))
                ? character : "-"
        }
        return String(characters.drop { $0 == "." })
    }
}
