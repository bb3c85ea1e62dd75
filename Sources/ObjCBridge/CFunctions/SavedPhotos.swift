import CObjCRuntime
import UIKit

/// `UIImageWriteToSavedPhotosAlbum`: the target, which is kept until then, gets
/// `image:didFinishSavingWithError:contextInfo:` or what its selector is called.
@_cdecl("UIImageWriteToSavedPhotosAlbum")
public func imageWriteToSavedPhotosAlbum(
    _ image: ObjCObject?, _ target: ObjCObject?, _ selector: ObjCSelector?, _ context: UnsafeMutableRawPointer?
) {
    guard let picture = peerIfAny(image, as: UIImage.self) else { return }
    object_retain(target)
    let save: @MainActor () -> Void = {
        UIImageWriteToSavedPhotosAlbum(picture) { error in
            if let target, let selector {
                object_perform_saving(
                    target, selector, unretainedShell(of: picture), objectiveC(error.map { $0 as NSError }), context)
            }
            object_release(target)
        }
    }
    // Apps save from threads of their own, too.
    if thread_is_main() { MainActor.assumeIsolated(save) } else { DispatchQueue.main.async(execute: save) }
}
