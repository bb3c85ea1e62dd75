/// The parts of nib loading that depend on the app's language: classes by name, and key-value coding.
///
/// Objects are framework objects, or Swift stand-ins for objects of Objective-C. A language bridge installs its own
/// with ``NibLoader/language``; without one it is ``SwiftNibLanguage``.
@MainActor package protocol NibLanguage {
    /// Makes an object of the app's class of that name, or of a framework class that the language has and Swift has
    /// not.
    /// - Parameter coder: The object's archive, for `initWithCoder:`; nil makes it by `init`.
    /// - Returns: nil if there is no such class, or if it makes no object.
    func makeObject(ofClass name: String, coder: NSCoder?) -> AnyObject?

    /// Returns true if there is a class of that name. Distinguishes a missing class from a failing initializer.
    func hasClass(named name: String) -> Bool

    /// Sets an outlet or a runtime attribute. A key that the object does not know raises `NSUnknownKeyException` in
    /// Apple's words: "[<X 0x…> setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key
    /// foo."
    /// - Parameter value: An object, an array of objects, a string, a number or another value of Foundation; nil for
    ///   none.
    /// - Returns: false if an exception was raised: the nib is loaded no further then.
    func setValue(_ value: Any?, forKey key: String, of object: AnyObject) -> Bool

    /// The same for a path of keys with dots between them: `layer.cornerRadius`.
    func setValue(_ value: Any?, forKeyPath path: String, of object: AnyObject) -> Bool

    /// Tells an object that its nib is loaded.
    func awakeFromNib(_ object: AnyObject)

    /// The target to register with `sender` for actions to `object`: the object or a stand-in, which must not retain
    /// it.
    func target(_ object: AnyObject, of sender: AnyObject) -> AnyObject

    /// Makes a cell by `initWithStyle:reuseIdentifier:`, of the default style.
    /// - Parameter cellClass: The class as apps give it to ``UITableView/register(_:forCellReuseIdentifier:)``.
    /// - Returns: nil if the class is not a cell class.
    func makeCell(ofClass cellClass: Any, reuseIdentifier: String) -> UITableViewCell?

    /// Makes a segue of the app's class of that name by `initWithIdentifier:source:destination:`.
    /// - Returns: nil if there is no such class, or if it is not a segue's.
    func makeSegue(
        ofClass name: String, identifier: String?, source: UIViewController, destination: UIViewController
    ) -> UIStoryboardSegue?

    /// True to report missing classes and images on standard error.
    var reportsProblems: Bool { get }
}

extension NibLanguage {
    package func target(_ object: AnyObject, of sender: AnyObject) -> AnyObject { object }

    package func makeCell(ofClass cellClass: Any, reuseIdentifier: String) -> UITableViewCell? {
        (cellClass as? AnyClass).flatMap { SwiftClass.makeCell(of: $0, reuseIdentifier: reuseIdentifier) }
    }

    package func makeSegue(
        ofClass name: String, identifier: String?, source: UIViewController, destination: UIViewController
    ) -> UIStoryboardSegue? {
        (InterfaceRegistry.type(named: name) ?? SwiftClass.named(name)).flatMap {
            SwiftClass.makeSegue(of: $0, identifier: identifier, source: source, destination: destination)
        }
    }

    package var reportsProblems: Bool { true }
}
