# shellcheck shell=bash disable=SC2034
# SPDX-License-Identifier: Apache-2.0
#
# The Debian packages that are needed, by purpose. It is sourced. Names are those of Debian 12 and 13.

# To build the programs.
packages_to_build=(
  g++ cmake ninja-build ccache lld
  llvm-22-dev libclang-22-dev             # Clang as a library, and its own headers
  libcli11-dev nlohmann-json3-dev
  libisl-dev libxxhash-dev libdtl-dev
  libboost-context-dev                    # threads that wait for each other, in the executor
  libeigen3-dev                           # matrices, in the search's models
  libsqlite3-dev                          # the store of what was measured
  libopenmpi-dev openmpi-bin              # sparse products on several ranks
  qt6-base-dev qt6-svg-dev # the window
  libqscintilla2-qt6-dev
  libgraphviz-dev                         # the dependence graph's layout
  qt6-tools-dev qt6-l10n-tools            # its translations
)

# To build and run the tests, and to check the style.
packages_to_check=(
  libgtest-dev libgmock-dev
  python3                                 # chooses which sources are compiled together
  clang-22                                # what the time from an edit to verdicts is compared with
  clang-format-22
  appstream desktop-file-utils shared-mime-info bash-completion # what a desktop and a shell are told
  pocl-opencl-icd ocl-icd-libopencl1      # OpenCL on the processor: kernels of OpenCL C are run with it
  squashfs-tools libsquashfuse-dev libfuse3-dev libzstd-dev # an AppImage is packed and started
  slurmctld slurmd slurm-client munge     # campaigns on Slurm: the tests start a cluster of their own
)

# For packaging/tidy.
packages_to_tidy=(clang-tidy-22)

# For packaging/package.
packages_to_package=(
  dpkg-dev                                # which packages the programs' libraries come from
  help2man                                # pages of the manual, of what --help prints
)

# For packaging/appimage/make.
packages_to_appimage=(
  squashfs-tools patchelf
  libsquashfuse-dev libfuse3-dev libzstd-dev # what its first part is linked with
  qt6-wayland qt6-qpa-plugins qt6-translations-l10n
  fonts-dejavu-core xkb-data libx11-data
)

# A part of qt6-base-dev from Debian 13 on.
packages_where_known=(libqt6opengl6-dev)

# To install NVIDIA's wheels.
packages_for_wheels=(python3-pip)
