import CObjCRuntime
import UIKit

/// `UIImageWriteToSavedPhotosAlbum`: the target, which is kept until then, gets
/// `image:didFinishSavingWithError:contextInfo:` or what its selector is called.
@_cdecl("UIImageWriteToSavedPhotosAlbum")
public func imageWriteToSavedPhotosAlbum(
    _ image: ObjCObject?, _ target: ObjCObject?, _ selector: ObjCSelector?, _ context: UnsafeMutableRawPointer?
) {
    guard let picture = peerIfAny(image, as: UIImage.self) else { return }
    save(target, selector, context) { tell in
        UIImageWriteToSavedPhotosAlbum(picture) { tell(unretainedShell(of: picture), $0) }
    }
}

@_cdecl("UIVideoAtPathIsCompatibleWithSavedPhotosAlbum")
public func videoIsCompatibleWithSavedPhotosAlbum(_ path: ObjCObject?) -> UInt8 {
    swift(path, as: String.self).map(UIVideoAtPathIsCompatibleWithSavedPhotosAlbum) == true ? 1 : 0
}

/// `UISaveVideoAtPathToSavedPhotosAlbum`: the target gets `video:didFinishSavingWithError:contextInfo:` or the like.
@_cdecl("UISaveVideoAtPathToSavedPhotosAlbum")
public func saveVideoToSavedPhotosAlbum(
    _ path: ObjCObject?, _ target: ObjCObject?, _ selector: ObjCSelector?, _ context: UnsafeMutableRawPointer?
) {
    guard let path = swift(path, as: String.self) else { return }
    save(target, selector, context) { tell in
        UISaveVideoAtPathToSavedPhotosAlbum(path) { tell(path.toObjectiveC(), $0) }
    }
}

/// Saves on the main thread, whichever thread the app calls from, and then sends the target the result or the error.
private func save(
    _ target: ObjCObject?, _ selector: ObjCSelector?, _ context: UnsafeMutableRawPointer?,
    _ start: @escaping @MainActor (_ tell: @escaping @MainActor (ObjCObject, (any Error)?) -> Void) -> Void
) {
    object_retain(target)
    let work: @MainActor () -> Void = {
        start { saved, error in
            if let target, let selector {
                object_perform_saving(target, selector, saved, objectiveC(error.map { $0 as NSError }), context)
            }
            object_release(target)
        }
    }
    if thread_is_main() { MainActor.assumeIsolated(work) } else { DispatchQueue.main.async(execute: work) }
}
