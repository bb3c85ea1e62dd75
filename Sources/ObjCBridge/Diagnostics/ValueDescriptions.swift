import Foundation

/// What a debugger calls in an app that it has stopped in Swift code, to show a variable (SDK/debugger/ is the other side).
///
/// - Parameters:
///   - typeName: the mangled name of the variable's type, without what is put around it in symbols.
///   - place: where the variable is.
/// - Returns: what Swift's `debugPrint` shows of it, allocated; nil for a type that the program does not know by that name.
@_cdecl("verger_debug_swift_description")
public func debuggerDescription(
    _ typeName: UnsafePointer<CChar>, _ place: UnsafeRawPointer
) -> UnsafeMutablePointer<CChar>? {
    guard let type = _typeByName(String(cString: typeName)) else { return nil }
    func describe<Value>(_: Value.Type) -> String {
        String(reflecting: place.assumingMemoryBound(to: Value.self).pointee)
    }
    return strdup(_openExistential(type, do: describe))
}
