import CObjCRuntime
import UIKit

/// `UIGetScreenImage`, which no header declares: apps that were let use it release what it returns.
@_cdecl("UIGetScreenImage")
public func screenImage() -> ObjCObject? { retainedShell(of: UIGetScreenImage()) }
