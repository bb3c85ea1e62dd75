import Foundation
import InterfaceBuilder

/// Documents made of a few lines, for tests.
enum DocumentText {
    /// A xib with these objects behind the two placeholders, which take the first five lines.
    static func xib(_ objects: String) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch"><objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner" customClass="Screen"/>
        <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
        \(objects)
        </objects></document>
        """
    }

    static func readXib(_ objects: String) throws -> InterfaceDocument {
        try InterfaceFile.read(data: Data(xib(objects).utf8), path: "Test.xib")
    }

    /// The third object of the file and what is wrong with the file.
    static func object(_ element: String) throws -> (object: InterfaceObject, problems: [String]) {
        let document = try readXib(element)
        guard document.topLevel.count > 2 else { throw Missing() }
        return (document.topLevel[2], document.problems.map { "\($0.line): \($0.message)" })
    }

    struct Missing: Error {}

    static func storyboard(_ scenes: String, initial: String? = nil) -> String {
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="1.1"\
        \(initial.map { " initialViewController=\"\($0)\"" } ?? "")><scenes>
        \(scenes)
        </scenes></document>
        """
    }

    static func readStoryboard(_ scenes: String, initial: String? = nil) throws -> InterfaceStoryboard {
        try InterfaceFile.readStoryboard(
            data: Data(storyboard(scenes, initial: initial).utf8), path: "Test.storyboard")
    }
}

extension InterfaceObject {
    /// A property in words: `3`, `true`, `"text"`, `[1.0, 2.0]`, the class of an object; nil without one.
    func word(_ key: String) -> String? { self[key].map(Self.word) }

    static func word(_ value: InterfaceValue) -> String {
        switch value {
        case .null: "nil"
        case .boolean(let value): "\(value)"
        case .integer(let value): "\(value)"
        case .real(let value): "\(value)"
        case .string(let value): "\"\(value)\""
        case .data(let value): "\(value.count) bytes"
        case .numbers(let values): "\(values)"
        case .object(let object): object.className
        case .array(let values): "[" + values.map(word).joined(separator: ", ") + "]"
        case .dictionary(let pairs): "\(pairs.count) pairs"
        }
    }

    func object(_ key: String) -> InterfaceObject? {
        if case .object(let object)? = self[key] { return object }
        return nil
    }
}
