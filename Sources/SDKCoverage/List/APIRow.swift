/// One public name of the platform: a line of `SDK/data/iOS5.1.tsv` or `SDK/data/Darwin.tsv`.
public struct APIRow: Hashable, Sendable {
    /// The framework; `Darwin` for the C library, `objc` for the Objective-C runtime.
    public var framework: String
    /// The header, relative to the framework's folder (to `/usr/include` for Darwin and the runtime).
    public var header: String
    /// The class, protocol, structure or enumeration; `Class(Category)` for a category; empty for what is in none.
    public var owner: String
    public var ownerKind: String
    /// The superclass of a class.
    public var superclass: String
    /// `class`, `protocol`, `property`, `instance_method`, `class_method`, `function`, `constant`, `enum`,
    /// `enumerator`, `macro`, `struct`, `union`, `field`, `typedef` or `header`.
    public var kind: String
    /// A name, or a selector with its sign.
    public var name: String
    public var note: String
    /// The versions whose SDK has it, such as `3.1.3? 4.3 5.1`; a question mark where that is not certain.
    public var versions: String
    /// The value of a constant on the phone, whose words have 32 bits.
    public var value: String
    /// The umbrella header (`UIKit/UIKit.h`) that brings a name of the C library into sight.
    public var umbrella: String
    /// How many old projects use it; nil where nobody counted.
    public var use: Int?

    /// What `#import <…>` names to get it.
    public var importName: String {
        if kind == "header" { return name }
        return framework == "Darwin" || framework == "objc" ? header : framework + "/" + header
    }

    /// The class that a category extends, or the owner itself.
    public var ownerName: String { String(owner.prefix { $0 != "(" }) }

    /// Identifies the row in `SDK/data/missing.tsv`.
    public var key: String { [framework, header, kind, owner, name].joined(separator: "\t") }

    /// What it adds to a figure that is weighted by use.
    var weight: Int { use ?? 1 }
}
