import CObjCRuntime
import UIKit

/// A framework class for which the generator wrote code.
struct GeneratedClass {
    let name: StaticString
    let type: PlatformObject.Type
    /// Registers the Objective-C class with the runtime.
    let register: () -> Void
}

/// The instance methods of a registered class as the runtime keeps them; `name` is a selector by then.
typealias MethodTable = UnsafePointer<ObjCMethod>

/// The selector of a method in the table. Trampolines run only after their class is registered, so the table exists.
@inline(__always)
func selector(_ methods: MethodTable?, _ place: Int) -> ObjCSelector {
    UnsafeMutableRawPointer(mutating: methods.unsafelyUnwrapped[place].name)
}

/// Registers the Objective-C class of a framework class, after its superclass.
///
///     UIView_methods = register(UIView.self, "UIView", superclass: UIResponder.self) { view in
///         view.method("setTag:", "v24@0:8q16", implementation(UIView_setTag_))
///         view.classMethod("setAnimationsEnabled:", "v20@0:8C16", implementation(UIView_setAnimationsEnabled_))
///     }
///
/// A class without a framework superclass passes nil, and inherits from the hidden root class.
/// - Returns: its instance methods in the order in which they were declared.
func register(
    _ type: PlatformObject.Type, _ name: StaticString, superclass: PlatformObject.Type?, protocols: [StaticString] = [],
    _ declare: (inout ClassRegistration) -> Void
) -> MethodTable? {
    var registration = ClassRegistration()
    declare(&registration)
    var table: MethodTable?
    let class_ = framework_class_register(
        name.asciiPointer, superclass.flatMap(ShellClasses.registered), registration.variables,
        registration.variables.count, registration.methods, registration.methods.count, registration.classMethods,
        registration.classMethods.count, &table)
    for each in registration.variadicInitializers {
        variadic_initializer_register(class_, each.name.asciiPointer, each.fixedCount, each.implementation)
    }
    for name in protocols { framework_protocol_adopt(class_, name.asciiPointer) }
    framework_class_set_type(class_, unsafeBitCast(type, to: UnsafeRawPointer.self))
    ShellClasses.add(type, class_)
    return table
}

/// The methods of a class under registration.
struct ClassRegistration {
    var methods: [ObjCMethod] = []
    var classMethods: [ObjCMethod] = []
    var variables: [ObjCVariable] = []
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

    /// An instance variable that the class's header declares.
    /// - Parameter alignment: in bytes, a power of two.
    mutating func variable(_ name: StaticString, _ types: StaticString, size: Int, alignment: Int) {
        variables.append(
            ObjCVariable(
                name: name.asciiPointer, types: types.asciiPointer, size: size,
                alignment_bits: alignment.trailingZeroBitCount))
    }

    /// An initialiser whose last argument is the first of any number of objects, ended by nil.
    ///
    /// - Parameters:
    ///   - fixed: the number of object arguments before the variable ones.
    ///   - implementation: a function that takes a `VariadicArguments`.
    mutating func variadicInitializer(
        _ name: StaticString, _ types: StaticString, fixed: Int, _ implementation: ObjCImplementation
    ) {
        method(name, types, variadic_initializer_implementation())
        variadicInitializers.append((name, fixed, implementation))
    }
}

/// The arguments of a variadic initialiser: the fixed ones, then one NSArray with the variable ones.
typealias VariadicArguments = UnsafePointer<ObjCObject?>
