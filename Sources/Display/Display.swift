import Device
import FlyingFox
