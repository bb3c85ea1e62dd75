import UIKit

/// Shows the picture that the user picks.
final class PickingController: UIViewController, UIImagePickerControllerDelegate, UINavigationControllerDelegate {
    private let picture = UIImageView(frame: CGRect(x: 0, y: 0, width: 320, height: 460))

    override func loadView() {
        picture.isUserInteractionEnabled = true
        picture.contentMode = .scaleAspectFit
        picture.backgroundColor = .darkGray
        view = picture
        let button = UIButton(type: .roundedRect)
        button.frame = CGRect(x: 20, y: 10, width: 280, height: 37)
        button.setTitle("Choose Photo", for: .normal)
        button.addTarget(self, action: #selector(choose), for: .touchUpInside)
        view.addSubview(button)
    }

    @objc func choose() {
        guard UIImagePickerController.isSourceTypeAvailable(.savedPhotosAlbum) else { return }
        let picker = UIImagePickerController()
        picker.sourceType = .savedPhotosAlbum
        picker.mediaTypes = UIImagePickerController.availableMediaTypes(for: .savedPhotosAlbum) ?? []
        picker.delegate = self
        presentModalViewController(picker, animated: true)
    }

    func imagePickerController(
        _ picker: UIImagePickerController,
        didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) {
        picture.image = info[.originalImage] as? UIImage
        dismissModalViewController(animated: true)
    }
}
