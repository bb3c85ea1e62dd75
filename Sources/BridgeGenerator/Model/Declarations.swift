/// A class of the frameworks that Objective-C sees.
package final class ClassDeclaration {
    package let name: String
    package let module: String
    package let precise: String
    /// `open`: apps may subclass it, so it gets a peer.
    package let isOpen: Bool
    package let isStub: Bool
    /// Nil for a class right below the root of all framework classes.
    package var superclass: ClassDeclaration?
    package var isMainActor: Bool
    package var members: [MemberDeclaration] = []
    /// Every initialiser the class declares, hidden and internal ones too: they decide what is inherited.
    package var initializers: [InitializerDeclaration] = []
    package var protocols: [String] = []

    package init(name: String, module: String, precise: String, isOpen: Bool, isStub: Bool, isMainActor: Bool) {
        self.name = name
        self.module = module
        self.precise = precise
        self.isOpen = isOpen
        self.isStub = isStub
        self.isMainActor = isMainActor
    }

    /// The class, its superclass, and so on up.
    package var chain: [ClassDeclaration] {
        var chain: [ClassDeclaration] = []
        var next: ClassDeclaration? = self
        while let current = next, chain.count < 64 {
            chain.append(current)
            next = current.superclass
        }
        return chain
    }

    /// Whether a class outside the module can be a subclass with all of this one's initialisers: none of the designated
    /// ones is hidden, here or above.
    package var canBeSubclassed: Bool {
        isOpen && chain.allSatisfy { each in each.initializers.allSatisfy { $0.isConvenience || $0.isVisible } }
    }

    /// The initialisers that the class has by Swift's rules of inheritance.
    package var availableInitializers: [InitializerDeclaration] {
        let inherited = superclass?.availableInitializers ?? []
        let ownTitles = Set(initializers.map(\.title))
        let ownSelectors = Set(initializers.map(\.selector))
        // Factory methods go on making objects of the subclass with the initialiser that it overrides.
        let initializers =
            initializers
            + inherited.filter { $0.isFactory && ownTitles.contains($0.title) && !ownSelectors.contains($0.selector) }
        let ownDesignated = initializers.filter { !$0.isConvenience }
        if ownDesignated.isEmpty { return initializers + inherited.filter { !ownTitles.contains($0.title) } }
        let inheritedDesignated = inherited.filter { !$0.isConvenience }
        guard inheritedDesignated.allSatisfy({ ownTitles.contains($0.title) }) else { return initializers }
        return initializers + inherited.filter { $0.isConvenience && !ownTitles.contains($0.title) }
    }
}

/// A parameter of a method, an initialiser or a function.
package struct ParameterDeclaration: Equatable {
    /// The label that callers write, or `_`.
    package var label: String
    package var name: String
    package var type: SwiftType

    package init(label: String, name: String, type: SwiftType) {
        self.label = label
        self.name = name
        self.type = type
    }
}

/// A property or method of a class or protocol.
package struct MemberDeclaration {
    package enum Form: Equatable {
        case property(ObjectiveCNames.Property, type: SwiftType, isSettable: Bool, isWeak: Bool)
        case method(selector: String, parameters: [ParameterDeclaration], result: SwiftType)
    }

    package var swiftName: String
    package var title: String
    package var form: Form
    /// A class method or class property.
    package var isStatic: Bool
    /// The framework calls it through the class, so that an app's override must be found.
    package var isOverridable: Bool
    package var isNonisolated: Bool
    /// A read-only property that the frameworks can set, so that a peer has to repeat the setter.
    package var hasPackageSetter = false
    /// In Objective-C's headers the property is read-only, although it can be set.
    package var isReadOnlyInHeaders = false
    /// Registered with the runtime, and in no header.
    package var isUndeclared = false
    package var isStub: Bool
    /// The method returns `Self`: a peer overrides it as such, which the bridge cannot.
    package var returnsSelf = false
    /// A protocol requirement with a default implementation.
    package var isOptional: Bool
    package var module: String

    /// The selectors that the member answers.
    package var selectors: [String] {
        switch form {
        case .property(let names, _, let isSettable, _): isSettable ? [names.getter, names.setter] : [names.getter]
        case .method(let selector, _, _): [selector]
        }
    }
}

extension MemberDeclaration {
    /// The member with `Self` as the class that declares it.
    func replacingSelf(with name: String) -> MemberDeclaration {
        guard case .method(let selector, let parameters, let result) = form else { return self }
        var copy = self
        copy.form = .method(
            selector: selector, parameters: parameters, result: result.replacingSelf(with: name))
        copy.returnsSelf = result != result.replacingSelf(with: name)
        return copy
    }
}

/// An initialiser.
package struct InitializerDeclaration {
    package var title: String
    /// Empty for one that Objective-C does not see.
    package var selector: String
    package var parameters: [ParameterDeclaration]
    /// In Objective-C a class method that returns an autoreleased object.
    package var isFactory: Bool
    package var isVisible: Bool
    package var isConvenience: Bool
    /// In Objective-C the elements of the last parameter, an array, are arguments of their own, ended by nil.
    package var isVariadic = false
    package var isStub: Bool
    package var isHidden: Bool { selector.isEmpty }
}

/// A protocol: in Objective-C an `@protocol` and, on this side, a proxy.
package final class ProtocolDeclaration {
    package let name: String
    package let module: String
    package let precise: String
    package let isMainActor: Bool
    package let isClassBound: Bool
    package let isInformal: Bool
    package var requirements: [MemberDeclaration] = []
    package var inherited: [String] = []

    package init(name: String, module: String, precise: String, isMainActor: Bool, isClassBound: Bool, isInformal: Bool)
    {
        self.name = name
        self.module = module
        self.precise = precise
        self.isMainActor = isMainActor
        self.isClassBound = isClassBound
        self.isInformal = isInformal
    }
}

/// An enumeration, an option set, or a structure around a string.
package struct RawTypeDeclaration {
    package enum Form { case enumeration, optionSet, string }
    package struct Constant: Equatable {
        package var swiftName: String
        package var name: String
        /// A number, or for string types the text.
        package var value: String
        package var isStub: Bool
    }

    /// `UIView.ContentMode`
    package var swiftName: String
    /// `UIViewContentMode`
    package var name: String
    package var module: String
    package var form: Form
    /// `Int`, `UInt`, `UInt32` … or `String`.
    package var rawType: String
    package var constants: [Constant]
    /// `init?(rawValue:)`: numbers without a case are refused.
    package var isFailable = true
}

/// A function outside of any class.
package struct FunctionDeclaration {
    package var name: String
    package var swiftName: String
    package var module: String
    package var parameters: [ParameterDeclaration]
    package var result: SwiftType
    package var isMainActor: Bool
    package var isStub: Bool
}

/// A constant: a notification's name, a key, a number, a list of names.
package struct ConstantDeclaration: Equatable {
    package enum Value: Equatable {
        case string(String)
        case strings([String])
        case number(Double)
    }

    package var name: String
    package var value: Value
    package var module: String
    package var isStub: Bool
}

/// Something that Objective-C does not get.
package struct SkippedDeclaration: Comparable, CustomStringConvertible {
    package var name: String
    package var reason: String

    package var description: String { "\(name): \(reason)" }
    package static func < (left: Self, right: Self) -> Bool { (left.name, left.reason) < (right.name, right.reason) }
}

/// Everything that the symbol graphs say about the frameworks, in the generator's terms.
package struct FrameworkModel {
    package var modules: [String] = []
    package var classes: [String: ClassDeclaration] = [:]
    package var protocols: [String: ProtocolDeclaration] = [:]
    package var rawTypes: [String: RawTypeDeclaration] = [:]
    /// What type aliases stand for.
    package var aliases: [String: SwiftType] = [:]
    package var functions: [FunctionDeclaration] = []
    package var constants: [ConstantDeclaration] = []
    package var skipped: [SkippedDeclaration] = []

    package init() {}

    /// Superclasses first, else by name.
    package var orderedClasses: [ClassDeclaration] {
        classes.values.sorted { ($0.chain.count, $0.name) < ($1.chain.count, $1.name) }
    }
}

extension [ParameterDeclaration] {
    var isLastAnArray: Bool {
        if case .array = last?.type { return true }
        return false
    }
}
