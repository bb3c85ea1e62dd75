import CObjCRuntime
import ObjCBridge

/// Messages to the object in Objective-C. The selectors are those of its header in SDK/include/CoreData.
extension ObjectiveCTwin {
    @discardableResult
    func send(_ selector: StaticString, _ arguments: Any?...) -> Any? {
        withAutoreleasePool {
            CoreDataValue.value(of: BoxedMessage.object(object, selector, arguments.map(CoreDataValue.object)))
        }
    }

    /// A message whose result is nil or false if it fails, with an error.
    @discardableResult
    func attempt(_ selector: StaticString, _ arguments: Any?...) throws -> Any? {
        try Message.attempt(object, selector, arguments)
    }

    func flag(_ selector: StaticString) -> Bool { send(selector) as? Bool ?? false }
    func number(_ selector: StaticString) -> Int { send(selector) as? Int ?? 0 }
    func text(_ selector: StaticString) -> String? { send(selector) as? String }
}

enum Message {
    static func send(_ className: String, _ selector: StaticString, _ arguments: Any?...) -> Any? {
        withAutoreleasePool {
            CoreDataValue.value(
                of: BoxedMessage.object(
                    CoreDataFramework.classNamed(className), selector, arguments.map(CoreDataValue.object)))
        }
    }

    static func attempt(_ receiver: ObjCObject, _ selector: StaticString, _ arguments: [Any?]) throws -> Any? {
        try withAutoreleasePool {
            var error: ObjCObject?
            let result = BoxedMessage.object(receiver, selector, arguments.map(CoreDataValue.object), error: &error)
            let value = CoreDataValue.value(of: result)
            let isFailure = value == nil || value as? Bool == false || value as? Int == NSNotFound
            if value == nil || (isFailure && error != nil) { throw CoreDataValue.error(error) }
            return value
        }
    }

    /// A new object, held by the caller.
    static func make(_ className: String, _ initializer: StaticString, _ arguments: Any?...) -> ObjCObject {
        withAutoreleasePool {
            let class_ = CoreDataFramework.classNamed(className)
            let made = BoxedMessage.make(class_, initializer, arguments.map(CoreDataValue.object))
            guard let made, let held = object_retain(made) else { fatalError("\(className) cannot be made.") }
            return held
        }
    }

    /// A new object, held by the caller; nil if the initialiser fails.
    static func makeIfPossible(_ className: String, _ initializer: StaticString, _ arguments: Any?...) -> ObjCObject? {
        withAutoreleasePool {
            BoxedMessage.make(
                CoreDataFramework.classNamed(className), initializer, arguments.map(CoreDataValue.object)
            ).flatMap { object_retain($0) }
        }
    }
}
