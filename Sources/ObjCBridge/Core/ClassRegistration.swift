import CObjCRuntime
import UIKit

/// Registers the Objective-C class of a framework class, superclasses first.
///
///     register(UIView.self, "UIView", superclass: UIResponder.self) { view in
///         view.method("setTag:", "v24@0:8q16", implementation(UIView_setTag_))
///         view.classMethod("setAnimationsEnabled:", "v20@0:8C16", implementation(UIView_setAnimationsEnabled_))
///     }
///
/// A class without a framework superclass gives nil and inherits from the hidden root class.
func register<Class: PlatformObject>(
    _ type: Class.Type, _ name: StaticString, superclass: PlatformObject.Type?, protocols: [StaticString] = [],
    _ declare: (inout ClassRegistration) -> Void
) {
    var registration = ClassRegistration()
    declare(&registration)
    let class_ = framework_class_register(
        name.asciiPointer, superclass.map { ShellClasses.registered($0) } ?? nil,
        registration.methods, registration.methods.count, registration.classMethods, registration.classMethods.count)
    for each in registration.variadicInitializers {
        variadic_initializer_register(class_, each.name.asciiPointer, each.fixedCount, each.implementation)
    }
    for name in protocols { framework_protocol_adopt(class_, name.asciiPointer) }
    ShellClasses.register(type, class_)
}

/// The methods of a class under registration.
struct ClassRegistration {
    var methods: [ObjCMethod] = []
    var classMethods: [ObjCMethod] = []
    fileprivate var variadicInitializers: [(name: StaticString, fixedCount: Int, implementation: ObjCImplementation)] =
        []

    mutating func method(_ name: StaticString, _ types: StaticString, _ implementation: ObjCImplementation) {
        methods.append(ObjCMethod(name: name.asciiPointer, types: types.asciiPointer, implementation: implementation))
    }

    mutating func classMethod(
        _ name: StaticString, _ types: StaticString, _ implementation: ObjCImplementation
    ) {
        classMethods.append(
            ObjCMethod(name: name.asciiPointer, types: types.asciiPointer, implementation: implementation))
    }

    /// An initialiser whose last argument is the first of any number of objects, ended by nil.
    ///
    /// - Parameters:
    ///   - fixed: how many objects come before those.
    ///   - implementation: a function that takes a `VariadicArguments`.
    mutating func variadicInitializer(
        _ name: StaticString, _ types: StaticString, fixed: Int, _ implementation: ObjCImplementation
    ) {
        method(name, types, variadic_initializer_implementation())
        variadicInitializers.append((name, fixed, implementation))
    }
}

/// The arguments of a variadic initialiser: those of fixed number, then an NSArray with the others.
typealias VariadicArguments = UnsafePointer<ObjCObject?>
