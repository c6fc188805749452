# SPDX-License-Identifier: Apache-2.0
#
# A Debian package of what is installed. packaging/package makes it.
set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME warpgrain)
set(CPACK_PACKAGE_VENDOR "The Warpgrain contributors")
set(CPACK_PACKAGE_CONTACT "The Warpgrain contributors <maintainers@warpgrain.invalid>")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "${PROJECT_DESCRIPTION}")
set(CPACK_PACKAGE_DESCRIPTION
  "Warpgrain shows how the threads of a CUDA kernel touch memory and depend on each other, says which steps may be made "
  "(coarsening, unrolling, staging and others) and why, writes, verifies and measures variants, and compares them.")
string(JOIN "" CPACK_PACKAGE_DESCRIPTION ${CPACK_PACKAGE_DESCRIPTION})
set(CPACK_STRIP_FILES ON)
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SECTION devel)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
# Clang's own headers, which sources are read with; plugins that no library names.
set(CPACK_DEBIAN_PACKAGE_DEPENDS "libclang-common-${LLVM_VERSION_MAJOR}-dev, libqt6svg6, qt6-qpa-plugins")
set(CPACK_DEBIAN_PACKAGE_RECOMMENDS "g++, qt6-wayland")
set(CPACK_DEBIAN_PACKAGE_SUGGESTS "nvidia-cuda-toolkit, pocl-opencl-icd, openmpi-bin, slurm-client, fonts-noto-cjk")
include(CPack)
