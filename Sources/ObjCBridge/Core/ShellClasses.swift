import CObjCRuntime
import UIKit

/// Maps Swift classes to Objective-C classes and back. A class is registered with the runtime when the app, or an
/// object that needs a shell, first asks for it, so that start-up pays only for the classes that the app uses.
enum ShellClasses {
    nonisolated(unsafe) private static var classes: [ObjectIdentifier: ObjCClass] = [:]
    nonisolated(unsafe) private static var swiftClasses: [ObjCClass: PlatformObject.Type] = [:]

    /// Adds a class that has been registered.
    static func add(_ type: PlatformObject.Type, _ shellClass: ObjCClass) {
        classes[ObjectIdentifier(type)] = shellClass
        swiftClasses[shellClass] = type
    }

    /// The Swift class that a framework class stands for.
    static func swiftClass(of shellClass: ObjCClass) -> PlatformObject.Type? {
        framework_classes_lock()
        defer { framework_classes_unlock() }
        return swiftClasses[shellClass]
    }

    /// The Objective-C class of this Swift class, if it is registered already. Call it with the lock held.
    static func ifRegistered(_ type: PlatformObject.Type) -> ObjCClass? { classes[ObjectIdentifier(type)] }

    /// The Objective-C class of exactly this Swift class, registered if need be.
    static func registered(_ type: PlatformObject.Type) -> ObjCClass? {
        framework_classes_lock()
        defer { framework_classes_unlock() }
        if let known = classes[ObjectIdentifier(type)] { return known }
        guard let generated = generatedClasses.first(where: { $0.type == type }) else { return nil }
        generated.register()
        return classes[ObjectIdentifier(type)]
    }

    /// The class for shells of `object`: that of its own Swift class, or of the nearest superclass that has one.
    static func nearest(to object: PlatformObject) -> ObjCClass {
        framework_classes_lock()
        defer { framework_classes_unlock() }
        let type = type(of: object)
        if let known = classes[ObjectIdentifier(type)] { return known }
        var next: AnyClass? = type
        while let current = next as? PlatformObject.Type {
            if let nearest = registered(current) {
                classes[ObjectIdentifier(type)] = nearest
                return nearest
            }
            next = _getSuperclass(current)
        }
        return RootClass.shellClass
    }

    /// Registers the framework class of this name, which the runtime does not know yet.
    /// - Returns: false if no framework has such a class.
    static func register(named name: UnsafePointer<CChar>) -> Bool {
        var range = generatedClasses.indices
        while !range.isEmpty {
            let middle = range.lowerBound + range.count / 2
            let order = strcmp(name, generatedClasses[middle].name.asciiPointer)
            if order == 0 { return registered(generatedClasses[middle].type) != nil }
            range = order < 0 ? range.lowerBound..<middle : middle + 1..<range.upperBound
        }
        return false
    }
}
