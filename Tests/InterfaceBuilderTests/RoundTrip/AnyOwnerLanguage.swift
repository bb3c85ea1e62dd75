import UIKit

/// Takes every class for the framework's that it is made from, and every outlet for set: no app is here.
@MainActor struct AnyOwnerLanguage: NibLanguage {
    func makeObject(ofClass name: String, coder: NSCoder?) -> AnyObject? { nil }
    func hasClass(named name: String) -> Bool { false }
    func setValue(_ value: Any?, forKey key: String, of object: AnyObject) -> Bool { true }
    func setValue(_ value: Any?, forKeyPath path: String, of object: AnyObject) -> Bool { true }
    func awakeFromNib(_ object: AnyObject) {}
    var reportsProblems: Bool { false }
}
