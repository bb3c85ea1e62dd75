import CObjCRuntime
import UIKit

/// `UIGetScreenImage`, which no header declares: apps that were allowed to use it release the result.
@_cdecl("UIGetScreenImage")
public func screenImage() -> ObjCObject? { retainedShell(of: UIGetScreenImage()) }
