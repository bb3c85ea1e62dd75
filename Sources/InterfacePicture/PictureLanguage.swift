import UIKit

/// Nibs without an app: there are no classes but the frameworks', and only their outlets are set.
struct PictureLanguage: NibLanguage {
    func makeObject(ofClass name: String, coder: NSCoder?) -> AnyObject? { nil }
    func hasClass(named name: String) -> Bool { false }

    func setValue(_ value: Any?, forKey key: String, of object: AnyObject) -> Bool {
        _ = FrameworkKeys.set(value, forKey: key, of: object)
        return true
    }

    func setValue(_ value: Any?, forKeyPath path: String, of object: AnyObject) -> Bool {
        var target = object
        var keys = path.split(separator: ".", omittingEmptySubsequences: false).map(String.init)[...]
        while keys.count > 1, let key = keys.popFirst() {
            guard let next = FrameworkKeys.object(forKey: key, of: target) else { return true }
            target = next
        }
        return setValue(value, forKey: keys.first ?? "", of: target)
    }

    func awakeFromNib(_ object: AnyObject) {}
    var reportsProblems: Bool { false }
}
