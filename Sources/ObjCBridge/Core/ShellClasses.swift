import CObjCRuntime
import UIKit

/// Which Objective-C class stands for which Swift class.
enum ShellClasses {
    private struct Entry {
        let shellClass: ObjCClass
        /// True if the object is of the Swift class or a subclass of it.
        let matches: (PlatformObject) -> Bool
    }

    nonisolated(unsafe) private static var entries: [Entry] = []
    nonisolated(unsafe) private static var classes: [ObjectIdentifier: ObjCClass] = [:]

    nonisolated(unsafe) private static var swiftClasses: [ObjCClass: PlatformObject.Type] = [:]

    static func register<Class: PlatformObject>(_ type: Class.Type, _ shellClass: ObjCClass) {
        entries.append(Entry(shellClass: shellClass) { $0 is Class })
        classes[ObjectIdentifier(type)] = shellClass
        swiftClasses[shellClass] = type
    }

    /// The Swift class that a framework class stands for.
    static func swiftClass(of shellClass: ObjCClass) -> PlatformObject.Type? { swiftClasses[shellClass] }

    /// The class registered for exactly that Swift class.
    static func registered(_ type: PlatformObject.Type) -> ObjCClass? { classes[ObjectIdentifier(type)] }

    /// The class for shells of `object`: that of its own Swift class, or of the nearest registered superclass.
    static func nearest(to object: PlatformObject) -> ObjCClass {
        let type = ObjectIdentifier(type(of: object))
        if let known = classes[type] { return known }
        // Superclasses are registered before their subclasses: the last match is the most derived.
        let nearest = entries.last { $0.matches(object) }?.shellClass ?? RootClass.shellClass
        classes[type] = nearest
        return nearest
    }
}
