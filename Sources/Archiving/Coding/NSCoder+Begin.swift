import Foundation

package extension NSCoder {
    /// Says that an object is there, although not all of it is decoded: what it decodes next may refer to it.
    ///
    /// In Objective-C an object exists before its `initWithCoder:` runs. A root class calls this in its `init?(coder:)`
    /// right after `super.init`; other coders than ``ArchiveDecoder`` need not know.
    func begin(_ object: AnyObject) { (self as? ArchiveDecoder)?.currentObjectIs(object) }
}
